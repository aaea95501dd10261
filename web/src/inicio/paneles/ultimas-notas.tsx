import Box from '@mui/material/Box';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { enlace, filaDeLista, lista } from '#inicio/estilo.ts';
import type { DePanel } from '#inicio/paneles-a-pedido.ts';
import {
  formatearDolares,
  formatearEntero,
  formatearFecha,
  formatearHora,
  formatearPesos,
} from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';
import { EstadoChip, tonoDeNota } from '#ui/piezas/estado-chip.tsx';
import { EsqueletoDeFilas } from './esqueleto-de-filas.tsx';
import { Nada, Panel } from './panel.tsx';

const CUANTAS = 5;

/** The notas made last in the sucursal, each a link to its page. */
export function UltimasNotas({ sucursalId }: DePanel) {
  const { t } = useTranslation('paneles');
  const suyas = sucursalId ? { sucursalId } : {};
  const notas = useQuery({
    ...consultaDe(listarNotas, { query: { pagina: 1, porPagina: CUANTAS, orden: '-fecha', ...suyas } }),
    select: ({ filas }) => filas,
  });
  return (
    <Panel
      id="notas"
      titulo={t('notas.titulo')}
      enLista
      acciones={
        <Box component={Link} to="/ventas/notas-de-pedido" search={suyas as never} sx={enlace}>
          {t('notas.verTodas')}
        </Box>
      }
    >
      <Cargado consulta={notas} tituloDeError={t('notas.error')} esqueleto={<EsqueletoDeFilas filas={CUANTAS} />}>
        {(filas) =>
          filas.length === 0 ? (
            <Nada icono={IconFileText}>{t('notas.nada')}</Nada>
          ) : (
            <Box component="ul" sx={lista}>
              {filas.map((nota) => (
                <li key={nota.id}>
                  <Nota nota={nota} />
                </li>
              ))}
            </Box>
          )
        }
      </Cargado>
    </Panel>
  );
}

function Nota({ nota }: { readonly nota: FilaDeNota }) {
  const { t } = useTranslation('paneles');
  const esDeHoy = formatearFecha(nota.creadaEn) === formatearFecha(new Date().toISOString());
  return (
    <EnlaceCaja
      to="/ventas/notas-de-pedido/$id"
      params={{ id: nota.id }}
      sx={{ ...filaDeLista, gridTemplateColumns: columnas, gridTemplateAreas: areas }}
    >
      <Box sx={{ gridArea: 'numero', fontWeight: 600, fontSize: { xs: '0.75rem', sm: 'inherit' } }}>
        {formatearEntero(nota.numero)}
      </Box>
      <Box className="recortado" sx={{ gridArea: 'cliente' }}>
        {nota.cliente.razonSocial}
      </Box>
      <Box sx={{ gridArea: 'estado', justifySelf: { xs: 'end', sm: 'start' } }}>
        <EstadoChip tono={tonoDeNota(nota.estado)}>{t(`notas.estado.${nota.estado}`)}</EstadoChip>
      </Box>
      <Box sx={{ gridArea: 'total', fontWeight: 600, textAlign: 'end' }}>{enSuMoneda(nota)}</Box>
      <Box
        sx={{
          gridArea: 'hora',
          color: 'text.secondary',
          textAlign: { sm: 'end' },
          fontSize: { xs: '0.75rem', sm: 'inherit' },
        }}
      >
        {esDeHoy ? formatearHora(nota.creadaEn) : formatearFecha(nota.creadaEn)}
      </Box>
    </EnlaceCaja>
  );
}

/** Out of what the home loads already: another piece would be one more request of its budget. */
const enSuMoneda = ({ moneda, total }: FilaDeNota): string =>
  moneda === 'USD' ? formatearDolares(total) : formatearPesos(total);

const columnas = { xs: 'auto 1fr auto', sm: '64px minmax(0,1fr) 128px 120px 84px' };
const areas = {
  xs: '"cliente cliente total" "numero hora estado"',
  sm: '"numero cliente estado total hora"',
};
