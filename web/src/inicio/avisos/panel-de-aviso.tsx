import { LARGO_DE_AVISO } from '@trastienda/nucleo/inicio/aviso.ts';
import { AvisoNuevo, escribirAviso } from '@trastienda/nucleo/inicio/contrato-de-avisos.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useListaDeAvisos } from '#inicio/paneles/los-demas.queries.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';

const VACIO = { texto: '', hasta: null };

/** Where a notice for everybody is written. */
export function PanelDeAviso({ onCerrar }: { readonly onCerrar: () => void }) {
  const { t } = useTranslation('paneles');
  const avisos = useAvisos();
  const escribir = useComando(escribirAviso);
  const { refetch } = useListaDeAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  return (
    <PanelLateral abierto titulo={t('avisos.escribir')} onCerrar={cerrar}>
      <Formulario
        esquema={AvisoNuevo}
        valores={VACIO}
        onCambios={onCambios}
        onCancelar={cerrar}
        textoEnviar={t('avisos.publicar')}
        onEnviar={(datos) => escribir.mutateAsync({ body: datos })}
        onListo={() => {
          avisos.exito(t('avisos.escrito'));
          onCambios(false);
          onCerrar();
          void refetch();
        }}
      >
        <Campo
          name="texto"
          label={t('avisos.texto')}
          ayuda={t('avisos.textoAyuda')}
          maximo={LARGO_DE_AVISO}
          multilinea
          autoFocus
        />
        <Campo name="hasta" label={t('avisos.ultimoDia')} ayuda={t('avisos.ultimoDiaAyuda')} tipo="date" anulable />
      </Formulario>
    </PanelLateral>
  );
}
