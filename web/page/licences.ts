/** The file with the licences of all that the page contains; its place, from the page's. */
export const LICENCES = 'licenses.txt';
