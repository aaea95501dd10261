import Box from '@mui/material/Box';
import type { ProveedorDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { desgloseDeCosto, escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { escribirValorDeRecargo } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { useTranslation } from 'react-i18next';
import { formatearUnitario } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';

type Props = { readonly trato: Pick<ProveedorDeArticulo, 'costo' | 'moneda' | 'descuentos' | 'recargos'> };

/** How a net cost comes out, step by step: list − discounts + recargos (RN-18). Nothing where there is nothing to add up. */
export function DesgloseDeCosto({ trato }: Props) {
  const { t } = useTranslation('proveedores');
  const { costo, moneda, descuentos = [], recargos = [] } = trato;
  if (costo == null || recargos.length === 0) return null;
  const { descuento, recargos: sumados, neto } = desgloseDeCosto(costo, descuentos, recargos);
  const pasos = [
    { id: 'lista', nombre: t('trato.costo'), importe: formatearUnitario(costo) },
    ...(descuento === null
      ? []
      : [
          {
            id: 'descuentos',
            nombre: `${t('trato.descuentos')} ${escribirDescuentos(descuentos)}`,
            importe: `− ${formatearUnitario(descuento)}`,
          },
        ]),
    ...sumados.map(({ recargo, suma }, i) => ({
      id: `recargo ${i}`,
      nombre: `${recargo.nombre} ${escribirValorDeRecargo(recargo)}`,
      importe: `+ ${formatearUnitario(suma)}`,
    })),
    { id: 'neto', nombre: t('trato.neto'), importe: unitarioEn(moneda, neto) },
  ];
  return (
    <Box component="ol" aria-label={t('trato.desglose')} sx={lista}>
      {pasos.map(({ id, nombre, importe }) => (
        <li key={id}>
          <bdi>{nombre}</bdi>
          <bdi>{importe}</bdi>
        </li>
      ))}
    </Box>
  );
}

const lista = {
  m: 0,
  mt: 1.25,
  p: 1.25,
  maxWidth: 420,
  listStyle: 'none',
  display: 'grid',
  gap: 0.5,
  fontSize: '0.875rem',
  bgcolor: 'sunken',
  borderRadius: 1,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& li > :first-of-type': { overflowWrap: 'anywhere', minWidth: 0 },
  '& li > :last-of-type': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& li:last-of-type': { fontWeight: 600, borderTop: 1, borderColor: 'divider', pt: 0.5 },
} as const;
