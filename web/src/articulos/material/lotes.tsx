import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import {
  aplicarOmision,
  deshacerLoteDeClasificacion,
  type LoteDeClasificacion,
  listarLotesDeClasificacion,
  TIPOS_DE_LOTE_DE_CLASIFICACION,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useConPregunta } from '#ui/con-pregunta.ts';
import { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { EstadoChip } from '#ui/estado-chip.tsx';
import { formatearEntero, formatearFechaHora } from '#ui/formato.ts';
import { useLista } from '#ui/lista.ts';
import { Resaltado } from '#ui/resaltado.tsx';
import { TablaDatos } from '#ui/tabla-datos.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';

/** The changes of many at once, and the way back of each (CLA-03). */
export function Lotes() {
  const { t } = useTranslation(['articulos', 'nodo']);
  const puede = usePuede();
  const consulta = useConsultaDeLista(listarLotesDeClasificacion);
  const lista = useLista(listarLotesDeClasificacion, consulta.valores);
  const deshacer = useDeshacer();
  const sePuede = ({ tipo, deshecho }: LoteDeClasificacion) =>
    tipo !== 'DESHACER' &&
    deshecho === null &&
    puede(deshacerLoteDeClasificacion) &&
    (tipo !== 'APLICAR' || puede(aplicarOmision));
  return (
    <TablaDatos
      etiqueta={t('nodo:lotes')}
      columnas={useColumnas(consulta.valores.buscar)}
      consulta={consulta}
      lista={lista}
      idDe={({ id }) => id}
      nombreDe={({ nombre }) => nombre}
      acciones={(lote) =>
        sePuede(lote) ? [{ texto: t('nodo:deshacer'), icono: IconArrowBackUp, onClick: () => void deshacer(lote) }] : []
      }
      vistas={[
        { id: 'todos', titulo: t('nodo:todos'), valores: {} },
        ...TIPOS_DE_LOTE_DE_CLASIFICACION.map((tipo) => ({
          id: tipo,
          titulo: t(`nodo:tipo.${tipo}`),
          valores: { tipo },
        })),
      ]}
      buscarEn={t('nodo:lotesBuscar')}
      vacio={{ icono: IconHistory, titulo: t('nodo:lotesVacio'), texto: t('nodo:lotesVacioTexto') }}
      tarjeta={(lote) => (
        <>
          <b>
            {t(`nodo:tipo.${lote.tipo}`)}: {lote.nombre}
          </b>
          <div>{lote.motivo}</div>
          <div>
            {formatearFechaHora(lote.en)} · {lote.quien} ·{' '}
            {t('nodo:clasificacion.articulosDe', { count: lote.articulos })}
          </div>
        </>
      )}
    />
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<LoteDeClasificacion>[] {
  const { t } = useTranslation(['articulos', 'nodo']);
  const lugar = ({ desde, hacia }: LoteDeClasificacion) =>
    desde === null || hacia === null ? (hacia ?? desde ?? '') : t('nodo:lugar', { desde, hacia });
  return [
    { id: 'en', titulo: t('nodo:columna.en'), ancho: 136, ordenable: true, celda: ({ en }) => formatearFechaHora(en) },
    { id: 'tipo', titulo: t('nodo:columna.tipo'), ancho: 108, celda: ({ tipo }) => t(`nodo:tipo.${tipo}`) },
    {
      id: 'nombre',
      titulo: t('nodo:columna.nombre'),
      anchoMinimo: 140,
      celda: ({ nombre }) => <Resaltado texto={nombre} buscar={buscar} />,
    },
    { id: 'lugar', titulo: t('nodo:columna.lugar'), anchoMinimo: 160, ocultaBajo: 'lg', celda: lugar },
    {
      id: 'articulos',
      titulo: t('nodo:columna.articulos'),
      ancho: 92,
      alinear: 'fin',
      celda: ({ articulos }) => formatearEntero(articulos),
    },
    {
      id: 'nodos',
      titulo: t('nodo:columna.nodos'),
      ancho: 76,
      alinear: 'fin',
      celda: ({ nodos }) => formatearEntero(nodos),
    },
    {
      id: 'motivo',
      titulo: t('nodo:columna.motivo'),
      anchoMinimo: 140,
      ocultaBajo: 'xl',
      celda: ({ motivo }) => <Resaltado texto={motivo} buscar={buscar} />,
    },
    { id: 'quien', titulo: t('nodo:columna.quien'), ancho: 130, ocultaBajo: 'md', celda: ({ quien }) => quien },
    { id: 'situacion', titulo: t('nodo:columna.situacion'), ancho: 120, celda: (lote) => <Situacion lote={lote} /> },
  ];
}

function Situacion({ lote }: { readonly lote: LoteDeClasificacion }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  if (lote.deshecho) return <EstadoChip tono="neutro">{t('nodo:deshecho')}</EstadoChip>;
  if (lote.saltados > 0) return <EstadoChip tono="aviso">{t('nodo:saltados', { count: lote.saltados })}</EstadoChip>;
  return <EstadoChip tono="exito">{t('nodo:vigente')}</EstadoChip>;
}

function useDeshacer() {
  const { t } = useTranslation(['articulos', 'nodo']);
  const conPregunta = useConPregunta();
  const comando = useComando(deshacerLoteDeClasificacion);
  return ({ id, nombre }: LoteDeClasificacion): Promise<void> =>
    conPregunta(
      {
        titulo: t('nodo:deshacerTitulo', { nombre }),
        texto: t('nodo:deshacerTexto'),
        boton: t('nodo:deshacerBoton'),
        motivo: true,
      },
      ({ motivo }) => comando.mutateAsync({ params: { id }, body: { motivo } }),
      ({ saltados }) => {
        const aviso = t('nodo:deshechoAviso', { nombre });
        return saltados > 0 ? `${aviso} · ${t('nodo:saltados', { count: saltados })}` : aviso;
      },
    );
}
