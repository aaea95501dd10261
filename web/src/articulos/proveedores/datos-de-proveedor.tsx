import Box from '@mui/material/Box';
import type { Proveedor } from '@trastienda/nucleo/articulos/contrato.ts';
import { escribirDescuentos, netoDe } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { escribirRecargos } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCuit, formatearImporte, oVacio } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceDeCorreo, EnlaceDeTelefono } from '#ui/piezas/contacto.tsx';
import { Dato } from '#ui/piezas/dato.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** Who it is, how to reach it and on what terms it sells. */
export function DatosDeProveedor({ proveedor }: { readonly proveedor: Proveedor }) {
  const { t } = useTranslation('proveedores');
  const { descuentos, recargos, diasDeEntrega } = proveedor;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Tarjeta titulo={t('ficha.compra')}>
        <Datos>
          {descuentos !== undefined && (
            <Dato nombre={t('campo.descuentos')}>
              <bdi>{oVacio(escribirDescuentos(descuentos))}</bdi>
              {descuentos.length > 0 && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {t('ficha.cienQueda', { neto: formatearImporte(netoDe('100', descuentos)) })}
                </Box>
              )}
            </Dato>
          )}
          {recargos !== undefined && (
            <Dato nombre={t('campo.recargos')}>
              <bdi>{oVacio(escribirRecargos(recargos))}</bdi>
            </Dato>
          )}
          <Dato nombre={t('campo.moneda')}>{t(`moneda.${proveedor.moneda}`)}</Dato>
          <Dato nombre={t('campo.condicionDePago')}>{oVacio(proveedor.condicionDePago)}</Dato>
          <Dato nombre={t('campo.diasDeEntrega')}>
            {diasDeEntrega === null ? oVacio('') : t('campo.dias', { count: diasDeEntrega })}
          </Dato>
        </Datos>
        <EstadoChip tono="azul" sinPunto>
          {t('ficha.principalDe', { count: proveedor.principales })}
        </EstadoChip>
      </Tarjeta>
      <Tarjeta titulo={t('ficha.datos')}>
        <Datos>
          <Dato nombre={t('campo.cuit')}>
            <bdi>{formatearCuit(proveedor.cuit)}</bdi>
          </Dato>
          <Dato nombre={t('campo.condicionIva')}>{nombreDeCondicion(proveedor.condicionIva)}</Dato>
          <Dato nombre={t('campo.nombreFantasia')}>{oVacio(proveedor.nombreFantasia)}</Dato>
          <Dato nombre={t('campo.contacto')}>{oVacio(proveedor.contacto)}</Dato>
          <Dato nombre={t('campo.telefono')}>
            <EnlaceDeTelefono numero={proveedor.telefono} />
          </Dato>
          <Dato nombre={t('campo.email')}>
            <EnlaceDeCorreo email={proveedor.email} />
          </Dato>
          <Dato nombre={t('campo.domicilio')}>{oVacio(proveedor.domicilio)}</Dato>
          <Dato nombre={t('campo.observaciones')}>
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              {oVacio(proveedor.observaciones)}
            </Box>
          </Dato>
        </Datos>
      </Tarjeta>
    </Box>
  );
}

const Datos = ({ children }: { readonly children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0, mb: 2, display: 'grid', gap: 1.5 }}>
    {children}
  </Box>
);
