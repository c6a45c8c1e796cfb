import { readFileSync } from 'node:fs';

/** The parent's number in the text of /proc/<pid>/stat: "71 (a name) S 42 …"; the name may hold anything. @param {string} stat */
export const parentIn = (stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

/** @param {number} pid @returns {number | null} null where the system has no /proc, or the process is gone */
function parentOf(pid) {
  try {
    return parentIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Who started us. npm runs a shell, and the shell runs us: when npm alone is killed outright, our parent
 * is still there, and only its parent has changed.
 */
export const starters = () => `${process.ppid} ${parentOf(process.ppid)}`;
