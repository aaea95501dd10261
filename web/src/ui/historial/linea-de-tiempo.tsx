import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ENTIDADES_AUDITADAS, type Hecho, verActividad } from '@trastienda/nucleo/plataforma/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import { formatearFechaHora, formatearRelativo } from '#ui/formato/formato.ts';
import { Esperando, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { CamposDelHecho } from './campos-del-hecho.tsx';

type Props = {
  readonly entidad: (typeof ENTIDADES_AUDITADAS)[number];
  readonly id: string;
  /** Names for people of the fields; those without one are shown as they are stored. */
  readonly campos?: Readonly<Record<string, string>>;
  /** Names of its actions, by their last word; the usual ones already have one. */
  readonly acciones?: Readonly<Record<string, string>>;
  /** What leads to the document that did it, for those that reached many records at once. */
  readonly enlace?: (loteId: string, accion: string) => ReactNode;
  /** Whether the person may open the files that brought something to it. */
  readonly abreImportaciones?: boolean;
};

/** Who changed what and when, the newest first, each field before and after. */
export function LineaDeTiempo({ entidad, id, campos = {}, acciones = {}, enlace, abreImportaciones = false }: Props) {
  const { t } = useTranslation(['ui', 'rastro']);
  const nombres = { ...t('rastro:hecho', { returnObjects: true }), ...acciones };
  const hechos = useInfiniteQuery({
    // The room that changes the record invalidates it, so the key begins as any of its own would.
    queryKey: [...claveDe(verActividad), entidad, id],
    queryFn: ({ pageParam, signal }) =>
      pedir(verActividad, { params: { entidad, id }, query: pageParam ? { antesDe: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: (pagina) => (pagina.hayMas ? pagina.hechos.at(-1)?.id : undefined),
    refetchOnMount: 'always',
  });

  if (hechos.isError) return <VistaError error={hechos.error} onReintentar={() => void hechos.refetch()} />;
  if (hechos.isPending) {
    return (
      <Esperando>
        <EsqueletoDeTexto lineas={4} />
      </Esperando>
    );
  }
  const todos = hechos.data.pages.flatMap((pagina) => pagina.hechos);
  if (todos.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rastro:vacio')}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ol" aria-label={t('rastro:titulo')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {todos.map((hecho, i) => (
          <Renglon
            key={hecho.id}
            hecho={hecho}
            campos={campos}
            acciones={nombres}
            enlace={enlace}
            abreImportaciones={abreImportaciones}
            esUltimo={i === todos.length - 1}
          />
        ))}
      </Box>
      {hechos.hasNextPage && (
        <Button
          size="small"
          variant="text"
          loading={hechos.isFetchingNextPage}
          onClick={() => void hechos.fetchNextPage()}
        >
          {t('accion.verMas')}
        </Button>
      )}
    </>
  );
}

function Renglon(props: {
  readonly hecho: Hecho;
  readonly campos: Readonly<Record<string, string>>;
  readonly acciones: Readonly<Record<string, string>>;
  readonly enlace: Props['enlace'];
  readonly abreImportaciones: boolean;
  readonly esUltimo: boolean;
}) {
  const { t } = useTranslation('rastro');
  const { hecho } = props;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, pb: 2 }}>
      <Box sx={{ position: 'relative', ...(!props.esUltimo && linea) }}>
        <Box sx={circulo}>
          <IconHistory size={16} stroke={1.7} aria-hidden />
        </Box>
      </Box>
      <Box sx={{ minWidth: 0, fontSize: '0.8125rem', lineHeight: '1.125rem' }}>
        <Box sx={{ fontWeight: 500 }}>{props.acciones[verboDe(hecho.accion)] ?? hecho.accion}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {hecho.quien} ·{' '}
          <time dateTime={hecho.en} title={formatearFechaHora(hecho.en)}>
            {formatearRelativo(hecho.en)}
          </time>
        </Box>
        {hecho.motivo && <Box>{t('motivo', { motivo: hecho.motivo })}</Box>}
        <CamposDelHecho hecho={hecho} nombres={props.campos} />
        {hecho.loteId && props.enlace?.(hecho.loteId, verboDe(hecho.accion))}
        {hecho.importacion && <Archivo importacion={hecho.importacion} seAbre={props.abreImportaciones} />}
      </Box>
    </Box>
  );
}

type ArchivoImportado = NonNullable<Hecho['importacion']>;

/** The file that brought it. */
function Archivo({ importacion, seAbre }: { readonly importacion: ArchivoImportado; readonly seAbre: boolean }) {
  const { t } = useTranslation('rastro');
  const { id, archivo } = importacion;
  if (!seAbre) return <Box sx={{ overflowWrap: 'anywhere' }}>{t('archivo', { archivo })}</Box>;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Enlace to="/importaciones/$id" params={{ id }}>
        {t('verImportacion', { archivo })}
      </Enlace>
    </Box>
  );
}

/** `cliente.bloquear` → `bloquear`. */
const verboDe = (accion: string): string => accion.slice(accion.lastIndexOf('.') + 1);

const circulo = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  bgcolor: 'primary.soft',
  color: 'primary.onSoft',
} as const;

const linea = {
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 14,
    top: 32,
    bottom: -12,
    width: '1px',
    bgcolor: 'divider',
  },
} as const;
