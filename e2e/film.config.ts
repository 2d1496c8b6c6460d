import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Makes the README's moving picture (`make pictures`); not a test. */
export default defineConfig(config, { testMatch: '**/*.film.ts', reporter: 'line' });
