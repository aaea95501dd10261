import { Marco } from '#puertas/marco.tsx';
export function Portada() {
  return <Marco pagina="" titulo="" />;
}
