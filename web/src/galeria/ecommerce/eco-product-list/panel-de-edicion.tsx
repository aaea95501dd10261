import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { irALaPrimeraFalta } from '#galeria/comun/primera-falta.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { useAvisarCambios } from '#ui/avisar-cambios.ts';
import { PanelLateral } from '#ui/panel-lateral.tsx';
import { useCierre } from '#ui/salida.ts';
import { type Cambios, leerPrecio } from './estado.ts';

/** Name, price and stock of a product. */
export function PanelDeEdicion(props: {
  readonly product: Product;
  readonly onCerrar: () => void;
  readonly onGuardar: (cambios: Cambios) => void;
}) {
  const t = textos.usar();
  const id = useId();
  const formulario = useRef<HTMLFormElement>(null);
  const { product } = props;
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  const deAntes = String(product.price).replace('.', ',');
  const [title, setTitle] = useState(product.title);
  const [precio, setPrecio] = useState(deAntes);
  const [stock, setStock] = useState(product.stock);
  const [seMira, setSeMira] = useState(false);
  useAvisarCambios(title !== product.title || precio !== deAntes || stock !== product.stock, onCambios);
  const price = leerPrecio(precio);
  const faltaNombre = seMira && title.trim() === '';
  const precioMalo = seMira && price === undefined;
  const handleSubmit = (evento: { preventDefault: () => void }) => {
    evento.preventDefault();
    setSeMira(true);
    if (title.trim() !== '' && price !== undefined) props.onGuardar({ title: title.trim(), price, stock });
    else irALaPrimeraFalta(formulario.current, { nombre: title.trim() === '', precio: price === undefined });
  };
  return (
    <PanelLateral
      abierto
      titulo={t('listado.editarProducto')}
      subtitulo={product.title}
      onCerrar={cerrar}
      pie={
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={cerrar}>{t('listado.cancelar')}</Button>
          <Button type="submit" form={id} variant="contained">
            {t('listado.guardar')}
          </Button>
        </Stack>
      }
    >
      <Stack component="form" ref={formulario} id={id} noValidate onSubmit={handleSubmit} sx={{ gap: 2, pt: 1 }}>
        <TextField
          name="nombre"
          label={t('listado.nombre')}
          value={title}
          onChange={(evento) => setTitle(evento.target.value)}
          error={faltaNombre}
          helperText={faltaNombre ? t('listado.faltaNombre') : ' '}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          name="precio"
          label={t('listado.precio')}
          value={precio}
          onChange={(evento) => setPrecio(evento.target.value)}
          error={precioMalo}
          helperText={precioMalo ? t('listado.precioMalo') : ' '}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <FormControlLabel
          control={<Switch checked={stock} onChange={(evento) => setStock(evento.target.checked)} />}
          label={t('listado.hayStock')}
        />
      </Stack>
    </PanelLateral>
  );
}
