export const photo = () => '<rect width="1600" height="1200" fill="#cfe6f2"/>';
