import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { listarProveedores, verProveedor } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { Autocompletar } from '#ui/formularios/autocompletar.tsx';

type Props = { readonly id: string | undefined; readonly onCambio: (id: string | undefined) => void };

/** Whose list the file is. The address says it, so that the ficha of a proveedor leads here. */
export function ElegirProveedor({ id, onCambio }: Props) {
  const { t } = useTranslation('importaciones');
  const { data } = useQuery({
    ...consultaDe(verProveedor, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  return (
    <Box sx={{ mb: 2 }}>
      <Autocompletar
        label={t('listas.proveedor')}
        ayuda={t('listas.proveedorAyuda')}
        requerido
        endpoint={listarProveedores}
        query={{ estado: 'ACTIVO' }}
        valor={data && id !== undefined ? { id, texto: data.razonSocial } : null}
        aOpcion={({ id: suyo, razonSocial, nombreFantasia }) => ({
          id: suyo,
          texto: razonSocial,
          ...(nombreFantasia === '' ? {} : { detalle: nombreFantasia }),
        })}
        onCambio={(opcion) => onCambio(opcion?.id)}
      />
    </Box>
  );
}
