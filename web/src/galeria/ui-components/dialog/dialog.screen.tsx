import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { AnchoMaximo } from './ancho.tsx';
import { Formulario } from './formulario.tsx';
import { Adaptable, Alerta, Completa, Scroll, Transicion } from './mensajes.tsx';
import { Simple } from './simple.tsx';

/** What opens over the page and waits for an answer. */
export function DialogScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('dialog')}>
      <Bloques>
        <Bloque titulo={t('dialogo.simple')}>
          <Simple />
        </Bloque>
        <Bloque titulo={t('dialogo.alerta')}>
          <Alerta />
        </Bloque>
        <Bloque titulo={t('dialogo.transicion')}>
          <Transicion />
        </Bloque>
        <Bloque titulo={t('dialogo.formulario')}>
          <Formulario />
        </Bloque>
        <Bloque titulo={t('dialogo.completa')}>
          <Completa />
        </Bloque>
        <Bloque titulo={t('dialogo.ancho')}>
          <AnchoMaximo />
        </Bloque>
        <Bloque titulo={t('dialogo.scroll')}>
          <Scroll />
        </Bloque>
        <Bloque titulo={t('dialogo.adaptable')}>
          <Adaptable />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}
