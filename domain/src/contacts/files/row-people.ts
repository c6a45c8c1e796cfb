import { hasName, JOINT_NAME_SLOTS, type PersonName } from '../../address/print-address.ts';
import { isBlank } from '../../address/text.ts';
import { readJoint, readJointList, readName } from './cell-name.ts';
import { IMPORTED_JOINT_NAMES, type ImportTarget, type JointPart } from './import-target.ts';
import type { Values } from './row-values.ts';

type People = {
  readonly name: PersonName;
  readonly jointNames: readonly PersonName[];
  readonly company: string;
  readonly isNameSure: boolean;
  readonly areJointNamesSure: boolean;
};

/** Everybody whom the row names, the first of them as the main name. */
export function peopleOf(values: Values): People {
  const main = readName(values('nameLast'), values('nameFirst'), values('fullName'), values('honorific'));
  const { last } = main.name;
  const numbered = Array.from({ length: IMPORTED_JOINT_NAMES }, (_, index): PersonName => {
    const of = (part: JointPart) => values(`joint${index + 1}.${part}`);
    const isParted = !isBlank(of('last')) || !isBlank(of('first'));
    if (!isParted) return readJoint(of('full'), last, of('honorific'));
    return readName(of('last'), of('first'), '', of('honorific')).name;
  });
  const list = readJointList(values('jointNames'), last, values('jointHonorifics'));
  const others = [...main.others, ...numbered, ...list.names, readJoint(values('spouse'), last)];
  return {
    name: main.name,
    jointNames: others.filter(hasName),
    company: main.company,
    isNameSure: main.isSure,
    areJointNamesSure: list.isSure,
  };
}

/** Our own files are read as they were written. */
export function ownPeople(values: Values): People {
  const person = (last: ImportTarget, first: ImportTarget, honorific: ImportTarget) => ({
    last: values(last),
    first: values(first),
    honorific: values(honorific),
  });
  const joints = Array.from({ length: JOINT_NAME_SLOTS }, (_, index) => {
    const slot = `joint${index + 1}` as const;
    return person(`${slot}.last`, `${slot}.first`, `${slot}.honorific`);
  });
  const name = person('nameLast', 'nameFirst', 'honorific');
  return { name, jointNames: joints.filter(hasName), company: '', isNameSure: true, areJointNamesSure: true };
}
