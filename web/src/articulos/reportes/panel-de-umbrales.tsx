import Typography from '@mui/material/Typography';
import { CambioDeUmbrales, cambiarUmbralesDeAbc, type UmbralesDeAbc } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';

/** Where each class ends, for the whole company. */
export function PanelDeUmbrales(props: { readonly umbrales: UmbralesDeAbc; readonly onCerrar: () => void }) {
  const { t } = useTranslation('reportes');
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  const cambiar = useComando(cambiarUmbralesDeAbc);
  // The version seen when the form was opened: somebody else's change is not written over.
  const [{ version, ...valores }] = useState(props.umbrales);
  return (
    <PanelLateral abierto titulo={t('abc.umbralesTitulo')} onCerrar={cerrar}>
      <Formulario
        esquema={CambioDeUmbrales}
        valores={valores}
        onCambios={onCambios}
        onCancelar={cerrar}
        onEnviar={(umbrales) => cambiar.mutateAsync({ body: { version, umbrales } })}
        onListo={() => {
          avisos.exito(t('abc.guardados'));
          props.onCerrar();
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('abc.umbralesTexto')}
        </Typography>
        <CampoDecimal name="a" label={t('abc.umbralA')} decimales={2} autoFocus />
        <CampoDecimal name="b" label={t('abc.umbralB')} decimales={2} />
        <CampoDecimal name="x" label={t('abc.umbralX')} decimales={2} />
        <CampoDecimal name="y" label={t('abc.umbralY')} decimales={2} />
      </Formulario>
    </PanelLateral>
  );
}
