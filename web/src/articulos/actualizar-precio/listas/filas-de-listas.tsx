import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { useTextoDeFormula } from './texto-de-formula.ts';

type Props = {
  readonly listas: readonly ListaDePrecio[];
  /** What may be done with one; null when nothing may. */
  readonly menuDe: ((lista: ListaDePrecio) => ReactNode) | null;
};

export function GrillaDeListas({ listas, menuDe }: Props) {
  const { t } = useTranslation('precios');
  const formula = useTextoDeFormula();
  return (
    <Box role="group" aria-label={t('listasDePrecio.listas.titulo')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('listasDePrecio.listas.nombre')}</TableCell>
            <TableCell>{t('listasDePrecio.listas.moneda')}</TableCell>
            <TableCell>{t('listasDePrecio.listas.iva')}</TableCell>
            <TableCell>{t('listasDePrecio.listas.calculo')}</TableCell>
            <TableCell>{t('listasDePrecio.listas.sucursales')}</TableCell>
            {menuDe && (
              <TableCell>
                <Oculto>{t('actualizar.lotes.abrir')}</Oculto>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {listas.map((lista) => (
            <TableRow key={lista.id} hover>
              <TableCell sx={{ minWidth: 180 }}>
                <Nombre lista={lista} />
              </TableCell>
              <TableCell>{t(`actualizar.moneda.${lista.moneda}`)}</TableCell>
              <TableCell>
                {t(lista.incluyeIva ? 'listasDePrecio.listas.conIva' : 'listasDePrecio.listas.neta')}
              </TableCell>
              <TableCell sx={{ minWidth: 240 }}>{formula(lista)}</TableCell>
              <TableCell sx={{ minWidth: 140 }}>{sucursalesDe(lista, t('listasDePrecio.listas.todas'))}</TableCell>
              {menuDe && <TableCell>{menuDe(lista)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The same where there is no room for columns. */
export function RenglonesDeListas({ listas, menuDe }: Props) {
  const { t } = useTranslation('precios');
  const formula = useTextoDeFormula();
  return (
    <Box component="ul" aria-label={t('listasDePrecio.listas.titulo')} sx={renglones}>
      {listas.map((lista) => (
        <Stack component="li" direction="row" key={lista.id} sx={{ alignItems: 'center', gap: 1, px: 2, py: 1.25 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Nombre lista={lista} />
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {[
                t(`actualizar.moneda.${lista.moneda}`),
                t(lista.incluyeIva ? 'listasDePrecio.listas.conIvaCorto' : 'listasDePrecio.listas.netaCorto'),
                formula(lista),
              ].join(' · ')}
            </Box>
          </Box>
          {menuDe?.(lista)}
        </Stack>
      ))}
    </Box>
  );
}

function Nombre({ lista }: { readonly lista: ListaDePrecio }) {
  const { t } = useTranslation('precios');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ fontWeight: 600, ...(lista.activa ? {} : { color: 'text.secondary' }) }}>
        {lista.nombre}
      </Box>
      {lista.omision && <EstadoChip tono="azul">{t('listasDePrecio.listas.omision')}</EstadoChip>}
      {!lista.activa && <EstadoChip tono="neutro">{t('listasDePrecio.listas.inactiva')}</EstadoChip>}
    </Box>
  );
}

const sucursalesDe = ({ sucursales }: ListaDePrecio, todas: string): string =>
  sucursales.length === 0 ? todas : sucursales.map(({ nombre }) => nombre).join(', ');

const renglones = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
