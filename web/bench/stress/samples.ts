import { SAMPLES } from '../../page/examples/samples.ts';
import { answerText } from '../contest/model/contest.ts';

/** The answer file of the contest's first sample. */
export const SAMPLE_ANSWERS = SAMPLES.map(({ value }) => `${answerText(value)}\n`).join('');
