import { Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { Basico, ConSeparadores } from '#galeria/forms/bloques-de-datos.tsx';
import { ConPestanas, Plegables } from '#galeria/forms/por-partes.tsx';
import { textosDeDatos } from '#galeria/forms/textos-de-datos.ts';

/** The forms of the horizontal page with the label of each field above it. */
export function FormVerticalScreen() {
  const t = textosDeDatos.usar();
  return (
    <PaginaDemo titulo={t('vertical')}>
      <Bloques>
        <Basico titulo={t('basico')} />
        <Basico titulo={t('iconos')} iconos="start" />
        <ConSeparadores />
        <Plegables />
        <ConPestanas />
      </Bloques>
    </PaginaDemo>
  );
}
