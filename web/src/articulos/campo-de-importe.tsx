import type { Articulo, ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { netoYFinal } from '@trastienda/nucleo/articulos/iva.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatearImporte } from '#ui/formato/formato.ts';
import { simboloDe } from '#ui/formato/simbolo-de-moneda.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';

type Props = { readonly iva: Articulo['iva']; readonly lista: ListaDePrecio | undefined };

/** The `importe` of a price: what is typed is what the lista keeps; the other side is shown as it is typed (PRE-14). */
export function CampoDeImporte({ iva, lista }: Props) {
  const { t } = useTranslation('costos');
  const { importe } = useWatch() as { importe?: string | null };
  const incluyeIva = lista?.incluyeIva ?? false;
  const legible = typeof importe === 'string' && /^\d+(\.\d+)?$/.test(importe);
  const otro = legible && netoYFinal(importe, { iva, incluyeIva })[incluyeIva ? 'neto' : 'conIva'];
  return (
    <CampoDecimal
      name="importe"
      label={t(incluyeIva ? 'precio.importeConIva' : 'precio.importeNeto')}
      ayuda={otro ? `${t(incluyeIva ? 'precios.neto' : 'precios.conIva')} ${formatearImporte(textoTotal(otro))}` : ' '}
      decimales={4}
      dinero
      prefijo={simboloDe(lista?.moneda)}
      autoFocus
    />
  );
}
