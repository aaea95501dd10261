import { cambiarAjustes } from '#apariencia/ajustes.ts';
import { type CodigoDeIdioma, idiomas } from '#i18n/idiomas.ts';
import { useOfrecerDireccion } from '#ui/pantalla/ofrecer-direccion.ts';

/** Chooses the language. One that is written the other way offers to turn the screen round; it does not force it. */
export function useElegirIdioma(): (codigo: CodigoDeIdioma) => void {
  const ofrecer = useOfrecerDireccion();
  return (idioma) => {
    cambiarAjustes({ idioma });
    ofrecer(idiomas[idioma].direccion);
  };
}
