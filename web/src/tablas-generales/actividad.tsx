import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';

export type EntidadDeTabla =
  | 'localidad'
  | 'sucursal'
  | 'deposito'
  | 'taller'
  | 'unidad'
  | 'marca'
  | 'motivo'
  | 'condicion';

/** Who changed a row and when (TAB-08), asked only when somebody wants to know. */
export function Actividad({ entidad, id }: { readonly entidad: EntidadDeTabla; readonly id: string }) {
  const { t } = useTranslation('tablasGenerales');
  const [visible, setVisible] = useState(false);
  const puede = usePuede();
  return (
    <Box sx={{ mt: 4, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {visible ? (
        <LineaDeTiempo
          entidad={entidad}
          id={id}
          abreImportaciones={puede({ permiso: 'importacion.hacer' })}
          campos={{
            codigo: t('comun.codigo'),
            nombre: t('comun.nombre'),
            activa: t('comun.activa'),
            activo: t('comun.activo'),
            partido: t('localidades.partido'),
            codigoPostal: t('localidades.codigoPostal'),
            provincia: t('comun.provincia'),
            latitud: t('localidades.latitud'),
            longitud: t('localidades.longitud'),
            domicilio: t('sucursales.domicilio'),
            localidad: t('comun.localidad'),
            telefono: t('sucursales.telefono'),
            horario: t('sucursales.horario'),
            puntoDeVenta: t('sucursales.puntoDeVenta'),
            lista: t('comun.lista'),
            orden: t('condiciones.orden'),
            depositos: t('sucursales.depositos'),
            clase: t('depositos.clase'),
            sucursal: t('comun.sucursal'),
            deposito: t('comun.deposito'),
            vendible: t('depositos.vendible'),
            principal: t('depositos.principal'),
            decimales: t('unidades.decimales'),
          }}
        />
      ) : (
        <Button
          size="small"
          variant="text"
          startIcon={<IconHistory size={17} stroke={1.7} aria-hidden />}
          onClick={() => setVisible(true)}
        >
          {t('comun.verActividad')}
        </Button>
      )}
    </Box>
  );
}
