import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  type Articulo,
  agregarCosto,
  type CostoDeReposicion,
  type Frescura,
  listarCostos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { formatearPorcentaje, formatearUnitario, formatearVariacion } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { HistoriaDeCostos } from './historia-de-costos.tsx';

// The form, and all that forms need, come when somebody is about to write one.
const PanelDeCosto = lazy(async () => ({ default: (await import('./panel-de-costo.tsx')).PanelDeCosto }));

/** What buying it again costs, how far that is to be trusted, what margins it leaves, and every cost it had (UA-13, GAP-17). */
export function CostoDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation('costos');
  const puede = usePuede();
  const [escribiendo, setEscribiendo] = useState(false);
  const consulta = useQuery(consultaDe(listarCostos, { params: { id: articulo.id } }));
  const vigente = consulta.data?.filas.find((fila) => fila.vigente);
  const boton = puede(agregarCosto) && (
    <Button
      size="small"
      startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />}
      onClick={() => setEscribiendo(true)}
    >
      {t('costo.nuevo')}
    </Button>
  );
  return (
    <>
      <Tarjeta titulo={t('costo.titulo')} acciones={boton} sinRelleno>
        <Cargado
          consulta={consulta}
          esVacio={({ filas }) => filas.length === 0}
          vacio={{ icono: IconCoin, titulo: t('costo.vacio'), texto: t('costo.vacioTexto') }}
        >
          {({ filas, frescura }) => (
            <>
              <ComoEsta vigente={vigente} frescura={frescura} />
              <HistoriaDeCostos filas={filas} />
            </>
          )}
        </Cargado>
      </Tarjeta>
      {escribiendo && (
        <Suspense>
          <PanelDeCosto articulo={articulo} moneda={vigente?.moneda ?? 'ARS'} onCerrar={() => setEscribiendo(false)} />
        </Suspense>
      )}
    </>
  );
}

type DeHoy = { readonly vigente: CostoDeReposicion | undefined; readonly frescura: Frescura };

/** The cost of today, how old it is, and the margin each lista leaves over it. */
function ComoEsta({ vigente, frescura }: DeHoy) {
  const { t } = useTranslation('costos');
  const { costo, dias, movimientoDeMoneda, viejo, motivos, margenes } = frescura;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Box sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
          {vigente?.importe == null ? t('costo.sinCosto') : <bdi>{unitarioEn(vigente.moneda, vigente.importe)}</bdi>}
        </Box>
        {vigente?.moneda === 'USD' && costo !== null && (
          <Box sx={{ color: 'text.secondary' }}>{t('costo.enPesos', { importe: formatearUnitario(costo) })}</Box>
        )}
        <EstadoChip tono={viejo ? 'aviso' : 'exito'}>{t(viejo ? 'costo.viejo' : 'costo.alDia')}</EstadoChip>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[
          ...(dias === null ? [] : [dias === 0 ? t('costo.diasHoy') : t('costo.dias', { count: dias })]),
          ...(movimientoDeMoneda === null
            ? []
            : [t('costo.moneda', { movimiento: formatearVariacion(movimientoDeMoneda) })]),
        ].join(' · ')}
        {motivos.map((motivo) => (
          <Box key={motivo} sx={{ color: 'warning.text' }}>
            {t(`costo.motivo.${motivo}`)}
          </Box>
        ))}
      </Box>
      {margenes.length > 0 && costo !== null && (
        <Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.5 }}>{t('costo.margenes')}</Box>
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', columnGap: 3, rowGap: 0.5, flexWrap: 'wrap' }}
          >
            {margenes.map(({ listaId, lista, margen }) => (
              <li key={listaId}>
                {lista}{' '}
                <Box
                  component="b"
                  sx={{
                    marginInlineStart: 0.5,
                    fontWeight: 600,
                    color: Number(margen) < 0 ? 'error.text' : 'text.primary',
                  }}
                >
                  {margen === null ? t('costo.sinMargen') : formatearPorcentaje(margen)}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
