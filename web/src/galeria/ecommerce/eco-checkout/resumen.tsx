import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { totalesDe } from '#galeria/ecommerce/carrito/estado.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { formatearPesos } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

type Totales = ReturnType<typeof totalesDe>;

/** What is to be paid, and what one does next. */
export function Resumen({ totales, children }: { readonly totales: Totales; readonly children?: ReactNode }) {
  const t = textos.usar();
  return (
    <Tarjeta titulo={t('pago.resumen')}>
      <Cifras totales={totales} />
      {children && <Stack sx={{ gap: 1, mt: 2.5 }}>{children}</Stack>}
    </Tarjeta>
  );
}

/** The figures of a purchase, from the subtotal to the total. */
export function Cifras({ totales: { subtotal, descuento, envio, total } }: { readonly totales: Totales }) {
  const t = textos.usar();
  return (
    <Stack component="dl" sx={{ m: 0, gap: 1.25, '& dd': { m: 0, fontWeight: 600 } }} data-testid="pago-totales">
      <Renglon nombre={t('pago.subtotal')} valor={formatearPesos(subtotal / 100)} />
      <Renglon nombre={t('pago.descuento')} valor={formatearPesos(-descuento / 100)} />
      <Renglon nombre={t('pago.envio')} valor={envio === 0 ? t('pago.gratis') : formatearPesos(envio / 100)} />
      <Divider component="div" aria-hidden />
      <Renglon nombre={t('pago.total')} valor={formatearPesos(total / 100)} grande />
    </Stack>
  );
}

function Renglon(props: { readonly nombre: string; readonly valor: string; readonly grande?: boolean }) {
  return (
    <Stack
      component="div"
      direction="row"
      sx={{ justifyContent: 'space-between', gap: 2, ...(props.grande && { fontSize: '1.125rem', fontWeight: 700 }) }}
    >
      <dt>{props.nombre}</dt>
      <dd>{props.valor}</dd>
    </Stack>
  );
}
