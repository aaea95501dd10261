import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { FormularioDeMinimos } from './formulario-de-minimos.tsx';

/** The minimums of an artículo, at the side of its ficha. */
export function PanelDeMinimos(props: { readonly articulo: Articulo; readonly onCerrar: () => void }) {
  const { t } = useTranslation('minimos');
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  const { codigo, descripcion } = props.articulo;
  return (
    <PanelLateral abierto titulo={t('cambiar')} subtitulo={`${codigo} · ${descripcion}`} onCerrar={cerrar}>
      <FormularioDeMinimos
        articulo={props.articulo}
        onCambios={onCambios}
        onCancelar={cerrar}
        onListo={props.onCerrar}
      />
    </PanelLateral>
  );
}
