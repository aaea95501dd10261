import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Cliente, Contacto, Domicilio } from '@trastienda/nucleo/clientes/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { oVacio } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceDeCorreo, EnlaceDeTelefono } from '#ui/piezas/contacto.tsx';
import { Dato } from '#ui/piezas/dato.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** How to reach a cliente: its data, places and people. */
export function DatosDeCliente({ cliente }: { readonly cliente: Cliente }) {
  const { t } = useTranslation('clientes');
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Tarjeta titulo={t('ficha.datos')}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          <Dato nombre={t('campo.telefono')}>
            <EnlaceDeTelefono numero={cliente.telefono} />
          </Dato>
          <Dato nombre={t('campo.email')}>
            <EnlaceDeCorreo email={cliente.email} />
          </Dato>
          <Dato nombre={t('campo.lista')}>{oVacio(cliente.lista)}</Dato>
          <Dato nombre={t('campo.condicionDeVenta')}>{oVacio(cliente.condicion)}</Dato>
          <Dato nombre={t('campo.codigoExterno')}>
            <bdi>{oVacio(cliente.codigoExterno)}</bdi>
          </Dato>
          <Dato nombre={t('campo.observaciones')}>
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              {oVacio(cliente.observaciones)}
            </Box>
          </Dato>
        </Box>
      </Tarjeta>
      <Tarjeta titulo={t('campo.domicilios')}>
        <Renglones
          vacio={t('ficha.sinDomicilios')}
          filas={cliente.domicilios.map((domicilio) => <UnDomicilio key={domicilio.id} domicilio={domicilio} />)}
        />
      </Tarjeta>
      <Tarjeta titulo={t('campo.contactos')}>
        <Renglones
          vacio={t('ficha.sinContactos')}
          filas={cliente.contactos.map((contacto) => <UnContacto key={contacto.id} contacto={contacto} />)}
        />
      </Tarjeta>
    </Box>
  );
}

function Renglones({ vacio, filas }: { readonly vacio: string; readonly filas: readonly ReactNode[] }) {
  if (filas.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{vacio}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {filas}
    </Box>
  );
}

function UnDomicilio({ domicilio }: { readonly domicilio: Domicilio }) {
  const { t } = useTranslation('clientes');
  const lugar = [domicilio.localidad, domicilio.provincia, domicilio.codigoPostal].filter(Boolean).join(', ');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{[domicilio.etiqueta, domicilio.calle].filter(Boolean).join(': ')}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{oVacio(lugar)}</Box>
      </Box>
      {domicilio.principal && (
        <EstadoChip tono="azul" sinPunto>
          {t('ficha.principal')}
        </EstadoChip>
      )}
    </Box>
  );
}

function UnContacto({ contacto }: { readonly contacto: Contacto }) {
  return (
    <Box component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>{[contacto.nombre, contacto.cargo].filter(Boolean).join(', ')}</Box>
      <Box sx={{ fontSize: '0.8125rem', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {contacto.telefono !== '' && <EnlaceDeTelefono numero={contacto.telefono} />}
        {contacto.email !== '' && <EnlaceDeCorreo email={contacto.email} />}
      </Box>
    </Box>
  );
}
