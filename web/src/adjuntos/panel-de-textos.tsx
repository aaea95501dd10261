import { type Adjunto, CambioDeAdjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PedidoRechazado } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import type { Fuente } from './fuente.ts';
import { LoQueCambio } from './lo-que-cambio.tsx';

const DeImagen = CambioDeAdjunto.omit({ version: true }).required();
const DeDocumento = DeImagen.omit({ textoAlternativo: true });

type Props = { readonly fuente: Fuente; readonly adjunto: Adjunto; readonly onCerrar: () => void };

/** How a file is called and, of a picture, what it shows. */
export function PanelDeTextos({ fuente, adjunto, onCerrar }: Props) {
  const { t } = useTranslation('adjuntos');
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const { id, nombre, textoAlternativo, clase } = adjunto;
  const { visto, alRechazar } = useLoVisto(fuente, adjunto);
  const esImagen = clase === 'IMAGEN';
  const guardar = (datos: { readonly nombre: string; readonly textoAlternativo?: string }) =>
    fuente.cambiar(id, { version: visto.version, ...datos }).catch(alRechazar);
  const comunes = {
    onCambios,
    onCancelar: cerrar,
    onListo: () => {
      avisos.exito(t('guardado'));
      onCerrar();
    },
  };
  const arriba = (
    <>
      {visto !== adjunto && <LoQueCambio ahora={visto} />}
      <Campo name="nombre" label={t('campo.nombre')} maximo={120} autoFocus />
    </>
  );
  return (
    <PanelLateral abierto titulo={t(esImagen ? 'accion.describir' : 'accion.renombrar')} onCerrar={cerrar}>
      {esImagen ? (
        <Formulario esquema={DeImagen} valores={{ nombre, textoAlternativo }} onEnviar={guardar} {...comunes}>
          {arriba}
          <Campo
            name="textoAlternativo"
            label={t('campo.textoAlternativo')}
            ayuda={t('campo.textoAlternativoAyuda')}
            maximo={300}
            vaciable
            multilinea
          />
        </Formulario>
      ) : (
        <Formulario esquema={DeDocumento} valores={{ nombre }} onEnviar={guardar} {...comunes}>
          {arriba}
        </Formulario>
      )}
    </PanelLateral>
  );
}

/**
 * The file as whoever writes has seen it: as it was when the panel opened and, once a refusal said that somebody else changed
 * it, as it came back. Reading again by itself hides no change; what was shown is saved over knowingly.
 */
function useLoVisto({ filas }: Fuente, adjunto: Adjunto) {
  const [visto, setVisto] = useState(adjunto);
  const [rechazado, setRechazado] = useState(false);
  const ahora = filas.find(({ id }) => id === adjunto.id);
  if (rechazado && ahora && ahora.version !== visto.version) {
    setVisto(ahora);
    setRechazado(false);
  }
  const alRechazar = (error: unknown): never => {
    if (error instanceof PedidoRechazado && error.code === 'adjuntos.cambiaron') setRechazado(true);
    throw error;
  };
  return { visto, alRechazar };
}
