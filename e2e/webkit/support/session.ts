import { Session, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { inject } from 'vitest';

const opened = inject('opened');

export const { address, downloads } = opened;

/** The browser that the tests share. */
export const driver = new WebDriver(
  new Session(opened.session, {}),
  new Executor(new HttpClient(opened.driver)),
);

/** What a function returns in the page; it can use nothing but its arguments, which JSON can say, and elements. */
export function inPage<A extends readonly unknown[], R>(
  act: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  return driver.executeScript(`return (${act}).apply(null, arguments)`, ...args);
}
