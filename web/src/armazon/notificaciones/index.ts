export { Notificaciones } from './notificaciones.tsx';
