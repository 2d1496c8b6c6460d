import text from '../../../build/module/verdict.wasm?text';
import { bytesOf } from '../../solver/module-text.ts';

/** The module that solves small boards at once. Imported last, because at the end of the page's script it compresses best. */
export const verdictModule = bytesOf(text);
