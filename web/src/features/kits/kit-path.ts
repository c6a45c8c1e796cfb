import type { FlowPaths } from '../../paths.ts';

/** The address of a group or tag with the filter that is on. */
export const kitPath = (paths: FlowPaths, search: string, groupId: number, tagId?: number): string => {
  const [path = '', anchor] = paths.kit(groupId, tagId).split('#');
  return anchor === undefined ? path + search : `${path}${search}#${anchor}`;
};
