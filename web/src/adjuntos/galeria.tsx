import Box from '@mui/material/Box';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { anotarLugar } from '#ui/teclado/lugar-del-foco.ts';
import { Documentos } from './documentos.tsx';
import { ArchivosEnCamino } from './en-camino.tsx';
import type { Fuente } from './fuente.ts';
import { Imagenes } from './imagenes.tsx';
import { PanelDeTextos } from './panel-de-textos.tsx';
import { Quitados } from './quitados.tsx';
import { useAvisoDeSubidas } from './use-aviso-de-subidas.ts';
import { useCola } from './use-cola.ts';
import { useOrden } from './use-orden.ts';
import { Visor } from './visor.tsx';
import { ZonaDeCarga } from './zona-de-carga.tsx';

/** What can be done with one of the files. */
export type Manejo = {
  readonly ver: (adjunto: Adjunto) => void;
  readonly describir: (adjunto: Adjunto) => void;
  readonly quitar: (adjunto: Adjunto) => void;
  /** To another place among the pictures, from 0, where the principal one is. */
  readonly mover: (adjunto: Adjunto, lugar: number) => void;
};

type Props = {
  readonly fuente: Fuente;
  /** Something went up. */
  readonly onCambio: () => void;
  /** Whether there is something to lose: files that are still going up. */
  readonly onCambios: (hay: boolean) => void;
};

/** Every picture and document of something: added, ordered, described, looked at closely, taken away and brought back. */
export function Galeria({ fuente, onCambio, onCambios }: Props) {
  const { t } = useTranslation('adjuntos');
  const { agregar, ...camino } = useCola(fuente.subir, onCambio);
  useAvisoDeSubidas(camino.cola.filter(({ falla }) => falla === null).length, onCambios);
  const [abierta, setAbierta] = useState<string | null>(null);
  const [descrito, setDescrito] = useState<Adjunto | null>(null);
  const { filas, mover: ordenar } = useOrden(fuente);
  const restaurar = useRestaurar(fuente);
  const quitar = useQuitar(fuente, restaurar);
  const imagenes = filas.filter(({ clase }) => clase === 'IMAGEN');
  const documentos = filas.filter(({ clase }) => clase === 'DOCUMENTO');
  const manejo: Manejo = { ver: ({ id }) => setAbierta(id), describir: setDescrito, quitar, mover: ordenar };
  const contenido = (
    <>
      <ArchivosEnCamino {...camino} />
      {filas.length === 0 && camino.cola.length === 0 && (
        <VistaVacia icono={IconPhoto} titulo={t('vacio')} {...(fuente.editable ? { texto: t('vacioTexto') } : {})} />
      )}
      {imagenes.length > 0 && <Imagenes fuente={fuente} imagenes={imagenes} manejo={manejo} />}
      {documentos.length > 0 && <Documentos fuente={fuente} documentos={documentos} manejo={manejo} />}
      <Quitados quitados={fuente.quitados} onRestaurar={restaurar} />
    </>
  );
  return (
    <Tarjeta titulo={t('titulo')}>
      {fuente.editable ? (
        <ZonaDeCarga onArchivos={agregar}>{contenido}</ZonaDeCarga>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>{contenido}</Box>
      )}
      {abierta !== null && (
        <Visor
          ruta={fuente.ruta}
          imagenes={imagenes}
          abierta={abierta}
          onAbrir={setAbierta}
          onCerrar={() => setAbierta(null)}
        />
      )}
      {descrito && <PanelDeTextos fuente={fuente} adjunto={descrito} onCerrar={() => setDescrito(null)} />}
    </Tarjeta>
  );
}

type Restaurar = (quitado: Pick<Adjunto, 'id' | 'nombre'>) => Promise<void>;

function useRestaurar({ restaurar }: Fuente): Restaurar {
  const { t } = useTranslation('adjuntos');
  const avisos = useAvisos();
  return ({ id, nombre }) =>
    restaurar(id).then(
      () => void avisos.exito(t('restaurado', { nombre })),
      (error: unknown) => void avisos.error(error),
    );
}

function useQuitar({ quitar }: Fuente, restaurar: Restaurar) {
  const { t } = useTranslation('adjuntos');
  const avisos = useAvisos();
  return ({ id, nombre }: Adjunto) => {
    const seguirDesdeAhi = anotarLugar();
    seguirDesdeAhi();
    quitar(id).then(
      () =>
        avisos.exito(t('quitado', { nombre }), {
          accion: { texto: t('deshacer'), onClick: () => void restaurar({ id, nombre }) },
        }),
      (error: unknown) => avisos.error(error),
    );
  };
}
