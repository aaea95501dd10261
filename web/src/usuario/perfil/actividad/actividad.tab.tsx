import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { verActividadPropia } from '@trastienda/nucleo/acceso/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import {
  conMayuscula,
  formatearDiaLargo,
  formatearFecha,
  formatearFechaHora,
  formatearHora,
} from '#ui/formato/formato.ts';
import { Esperando, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { VistaError, VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { lista, renglon } from '#usuario/perfil/lista.ts';
import { destinoDe } from './destinos.ts';

type Hecho = ResponseOf<typeof verActividadPropia>['hechos'][number];

/** The last things the person did, by day, each with the way to what it was done to. */
export function ActividadTab() {
  const { t } = useTranslation('usuario');
  const { t: tUi } = useTranslation('ui');
  const consulta = useInfiniteQuery({
    queryKey: claveDe(verActividadPropia),
    queryFn: ({ pageParam, signal }) =>
      pedir(verActividadPropia, { query: pageParam ? { antesDe: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: (pagina) => (pagina.hayMas ? pagina.hechos.at(-1)?.id : undefined),
    refetchOnMount: 'always',
  });
  if (consulta.isError) return <VistaError error={consulta.error} onReintentar={() => void consulta.refetch()} />;
  if (consulta.isPending) {
    return (
      <Esperando>
        <EsqueletoDeTexto lineas={6} />
      </Esperando>
    );
  }
  const hechos = consulta.data.pages.flatMap((pagina) => pagina.hechos);
  if (hechos.length === 0) {
    return (
      <Tarjeta>
        <VistaVacia icono={IconHistory} titulo={t('actividad.vacio')} texto={t('actividad.vacioTexto')} />
      </Tarjeta>
    );
  }
  return (
    <Tarjeta titulo={t('actividad.titulo')}>
      {porDia(hechos).map(([dia, suyos]) => (
        <Box key={dia} component="section" aria-label={dia} sx={{ mb: 2 }}>
          <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
            {formatearDiaLargo(new Date(suyos[0]?.en ?? 0))}
          </Typography>
          <Box component="ul" sx={lista}>
            {suyos.map((hecho) => (
              <Renglon key={hecho.id} hecho={hecho} />
            ))}
          </Box>
        </Box>
      ))}
      {consulta.hasNextPage && (
        <Button variant="text" loading={consulta.isFetchingNextPage} onClick={() => void consulta.fetchNextPage()}>
          {tUi('accion.verMas')}
        </Button>
      )}
    </Tarjeta>
  );
}

function Renglon({ hecho }: { readonly hecho: Hecho }) {
  const { t } = useTranslation('usuario');
  const { t: tRastro } = useTranslation('rastro');
  const propias: Readonly<Record<string, string>> = t('actividad.acciones', { returnObjects: true });
  const comunes: Readonly<Record<string, string>> = tRastro('hecho', { returnObjects: true });
  const verbos: Readonly<Record<string, string>> = t('actividad.verbos', { returnObjects: true });
  const entidades: Readonly<Record<string, string>> = t('actividad.entidades', { returnObjects: true });
  const verbo = hecho.accion.slice(hecho.accion.lastIndexOf('.') + 1);
  const entidad = entidades[hecho.entidad] ?? enPalabras(hecho.entidad);
  const destino = destinoDe(hecho.entidad, hecho.entidadId);
  return (
    <Box component="li" sx={renglon}>
      <Box
        component="time"
        dateTime={hecho.en}
        title={formatearFechaHora(hecho.en)}
        sx={{ width: 48, color: 'text.secondary' }}
      >
        {formatearHora(hecho.en)}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {propias[hecho.accion] ?? verbos[verbo] ?? comunes[verbo] ?? enPalabras(verbo)}
        </Box>
        {/* What is done to one's own account says it already. */}
        {!SIN_ENTIDAD.test(hecho.accion) && ' · '}
        {!SIN_ENTIDAD.test(hecho.accion) && (destino ? <Enlace to={destino}>{entidad}</Enlace> : entidad)}
        {hecho.direccion && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
            <bdi dir="ltr">{hecho.direccion}</bdi>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** What has no words of its own yet is told by its name, as something to be read: `volver_a_usar` → `Volver a usar`. */
const enPalabras = (nombre: string): string => conMayuscula(nombre.replaceAll(/[_-]/g, ' '));

const SIN_ENTIDAD = /^(acceso|usuario|segundo_factor|llave|pin|invitacion|terminal)\./;

/** The newest first, as they come, under the day of each. */
function porDia(hechos: readonly Hecho[]): readonly (readonly [string, readonly Hecho[]])[] {
  const dias = new Map<string, Hecho[]>();
  for (const hecho of hechos) {
    const dia = formatearFecha(hecho.en);
    dias.set(dia, [...(dias.get(dia) ?? []), hecho]);
  }
  return [...dias];
}
