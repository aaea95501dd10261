import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { sinSegundoClic } from './segundo-clic.ts';

/** The drawer of the library, which a double click on what opens it leaves open. */
export const Drawer = ({ onClose, ...resto }: DrawerProps) => (
  <MuiDrawer {...resto} {...(onClose && { onClose: sinSegundoClic(onClose) })} />
);
