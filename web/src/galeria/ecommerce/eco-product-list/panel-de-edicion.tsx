import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { FormularioDemo } from '#galeria/forms/formulario-demo.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoCasilla } from '#ui/formularios/campos.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { type Cambios, esPrecio } from './estado.ts';

/** Name, price and stock of a product. */
export function PanelDeEdicion(props: {
  readonly product: Product;
  readonly onCerrar: () => void;
  readonly onGuardar: (cambios: Cambios) => void;
}) {
  const t = textos.usar();
  const { title, price, stock } = props.product;
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  const esquema = useMemo(() => {
    const nombre = z.string().trim().min(1, t('listado.faltaNombre'));
    const precio = z.string().refine(esPrecio, t('listado.precioMalo'));
    return () => z.object({ nombre, precio, stock: z.boolean() });
  }, [t]);
  return (
    <PanelLateral abierto titulo={t('listado.editarProducto')} subtitulo={title} onCerrar={cerrar}>
      <FormularioDemo
        esquema={esquema}
        valores={{ nombre: title, precio: String(price), stock }}
        onEnviar={({ nombre, precio, stock: hay }) =>
          props.onGuardar({ title: nombre, price: Number(precio), stock: hay })
        }
        botones={
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', mt: 1 }}>
            <Button onClick={cerrar}>{t('listado.cancelar')}</Button>
            <Button type="submit" variant="contained">
              {t('listado.guardar')}
            </Button>
          </Stack>
        }
      >
        <AvisaCambios onCambios={onCambios} />
        <Campo name="nombre" label={t('listado.nombre')} maximo={80} />
        <CampoDecimal name="precio" label={t('listado.precio')} decimales={2} dinero />
        <CampoCasilla name="stock" label={t('listado.hayStock')} />
      </FormularioDemo>
    </PanelLateral>
  );
}

function AvisaCambios({ onCambios }: { readonly onCambios: (hay: boolean) => void }) {
  useAvisarCambios(useFormContext().formState.isDirty, onCambios);
  return null;
}
