const COMPANY =
  /株式会社|有限会社|合同会社|合資会社|合名会社|法人|[㈱㈲㈳㈶]|[（(](?:株|有|社|財)[）)]|(?:学校|病院|医院|事務所|組合|商店|協会)$/u;

/** Whether what stands for a name is plainly that of a company. */
export const isCompanyName = (text: string): boolean => COMPANY.test(text.trim());
