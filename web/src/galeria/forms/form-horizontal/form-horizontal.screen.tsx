import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { Basico, CamposDe, ConSeparadores } from '#galeria/forms/bloques-de-datos.tsx';
import { type Dato, esquemaDe, vacios } from '#galeria/forms/datos.ts';
import { DisposicionContext } from '#galeria/forms/disposicion.ts';
import { FormularioDemo } from '#galeria/forms/formulario-demo.tsx';
import { ConPestanas, Plegables } from '#galeria/forms/por-partes.tsx';
import { textosDeDatos } from '#galeria/forms/textos-de-datos.ts';

const ALINEADOS: readonly Dato[] = ['usuario', 'correo', 'pais'];
const ESQUEMA_DE_ALINEADOS = esquemaDe(ALINEADOS);

/** Forms with the label of each field beside it. */
export function FormHorizontalScreen() {
  const t = textosDeDatos.usar();
  return (
    <PaginaDemo titulo={t('horizontal')}>
      <DisposicionContext value="al-lado">
        <Bloques>
          <Basico titulo={t('basico')} />
          <Basico titulo={t('iconos')} iconos="start" />
          <ConSeparadores />
          <DisposicionContext value="al-lado-al-fin">
            <Bloque titulo={t('alineacion')} ancho>
              <FormularioDemo caja="alineados" esquema={ESQUEMA_DE_ALINEADOS} valores={vacios(ALINEADOS)}>
                <CamposDe datos={ALINEADOS} />
              </FormularioDemo>
            </Bloque>
          </DisposicionContext>
          <Plegables />
          <ConPestanas />
        </Bloques>
      </DisposicionContext>
    </PaginaDemo>
  );
}
