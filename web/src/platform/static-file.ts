/** A file of the shop as JSON; null where it does not come. */
export const fetchFile = async <Content>(url: string): Promise<Content | null> => {
  const response = await fetch(url).catch(() => null);
  return response?.ok ? ((await response.json().catch(() => null)) as Content | null) : null;
};
