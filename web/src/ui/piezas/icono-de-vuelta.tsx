import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import type { Icono } from './icono.ts';

/** Taking something back: it points to where one comes from, which is the other side from right to left (plate 14). */
export const IconoDeVuelta: Icono = (props) => <IconArrowBackUp {...props} className="con-direccion" />;
