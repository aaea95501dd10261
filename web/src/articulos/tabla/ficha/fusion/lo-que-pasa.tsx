import Box from '@mui/material/Box';
import type { VistaDeFusion } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';
import { Dato } from '#ui/piezas/dato.tsx';

/** Everything that goes from one artículo to the other, named. */
export function LoQuePasa({ vista }: { readonly vista: VistaDeFusion }) {
  const { t } = useTranslation('fusion');
  const [perdedor, ganador] = [vista.perdedor.codigo, vista.ganador.codigo];
  const stock = [
    ...vista.depositos.map(
      ({ cantidad, deposito, sucursal }) => `${formatearCantidad(cantidad)} · ${deposito} (${sucursal})`,
    ),
    ...(vista.enOtras ? [t('enOtras')] : []),
  ];
  const campos = vista.campos.map(({ titulo, valor, sePide }) =>
    t(sePide ? 'campo' : 'campoQueNoSePide', { titulo, valor, ganador }),
  );
  const proveedores = vista.proveedores.map(({ nombre, pasa }) => (pasa ? nombre : t('proveedorQueda', { nombre })));
  return (
    <section aria-label={t('pasa', { perdedor, ganador })}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem', fontWeight: 600 }}>
        {t('pasa', { perdedor, ganador })}
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        <Dato nombre={t('stock')}>{lista(stock) ?? t('nada')}</Dato>
        {vista.numeros > 0 && <Dato nombre={t('numeros')}>{formatearEntero(vista.numeros)}</Dato>}
        <Dato nombre={t('codigos')}>{lista(vista.codigos) ?? t('nada')}</Dato>
        <Dato nombre={t('proveedores')}>{lista(proveedores) ?? t('nada')}</Dato>
        {campos.length > 0 && <Dato nombre={t('campos', { ganador })}>{lista(campos)}</Dato>}
        {vista.sinPrecio.length > 0 && (
          <Dato nombre={t('sinPrecio', { perdedor, ganador })}>{lista(vista.sinPrecio)}</Dato>
        )}
        {vista.minimos > 0 && <Dato nombre={t('minimos', { ganador })}>{formatearEntero(vista.minimos)}</Dato>}
        {vista.ubicaciones > 0 && (
          <Dato nombre={t('ubicaciones', { ganador })}>{formatearEntero(vista.ubicaciones)}</Dato>
        )}
        <Dato nombre={t('aplicaciones')}>{formatearEntero(vista.aplicaciones)}</Dato>
        <Dato nombre={t('equivalentes')}>{lista(vista.equivalentes) ?? t('nada')}</Dato>
        <Dato nombre={t('reemplazaA')}>{lista(vista.reemplazaA) ?? t('nada')}</Dato>
        <Dato nombre={t('adjuntos')}>{formatearEntero(vista.adjuntos)}</Dato>
        {vista.borradores.length > 0 && (
          <Dato nombre={t('borradores', { perdedor, ganador })}>
            {lista(vista.borradores.map((borrador) => t('borrador', borrador)))}
          </Dato>
        )}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('queQueda', { perdedor, ganador })}
      </Box>
    </section>
  );
}

function lista(textos: readonly string[]) {
  if (textos.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
      {textos.map((texto) => (
        <bdi key={texto}>{texto}</bdi>
      ))}
    </Box>
  );
}
