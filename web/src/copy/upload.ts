/* Spec §2, word for word. */
export const uploadCopy = {
  title: '写真をアップロードしています',
  wait: 'アップロードが完了するまでそのままお待ち下さい',
  progress: 'アップロードの進みぐあい',
  resumes: '通信が切れても、続きから再開します。',
  stopped:
    '通信がつながりません。送り終えた分は、そのまま残っています。電波のよいところで、やり直してください。',
  again: 'やり直す',
  leave: '確認にもどる',
  retrying: '通信が切れました。つながりしだい、続きから再開します。',
} as const;
