import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The README's moving picture: it is made by `make pictures`, and no test. */
export default defineConfig(config, { testMatch: '**/*.film.ts', reporter: 'line' });
