// What opens over the page, in one file that `flotantes.tsx` brings.
export { default as Divider } from '@mui/material/Divider';

export { default as ListSubheader } from '@mui/material/ListSubheader';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Popover } from '@mui/material/Popover';
export { Drawer } from './cajon.tsx';
