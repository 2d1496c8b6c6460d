import { Session, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { inject } from 'vitest';

const opened = inject('opened');

export const { address, downloads } = opened;

/** The browser shared by the tests. */
export const driver = new WebDriver(
  new Session(opened.session, {}),
  new Executor(new HttpClient(opened.driver)),
);

/** Runs a function in the page; it can use only its arguments, which must be JSON or elements. */
export function inPage<A extends readonly unknown[], R>(
  act: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  return driver.executeScript(`return (${act}).apply(null, arguments)`, ...args);
}
