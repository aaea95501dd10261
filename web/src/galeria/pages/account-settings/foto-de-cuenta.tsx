import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CajaDeArchivo } from '#ui/archivos/caja-de-archivo.tsx';
import { formatearTamano } from '#ui/formato/tamano.ts';
import { iniciales } from '#ui/piezas/avatar.tsx';
import { reparoDeContenido, TIPOS_DE_FOTO } from './foto.ts';
import { textos } from './textos.ts';

/** The picture of the account: a file that is not one is refused with its reason, and nothing is sent anywhere. */
export function FotoDeCuenta() {
  const t = textos.usar();
  const { field } = useController({ name: 'foto' });
  const nombre = String(useWatch({ name: 'nombre' }) || '?');
  const caja = useRef<HTMLInputElement>(null);
  const [reparo, setReparo] = useState('');
  const foto = String(field.value);
  const handleArchivos = async ([archivo]: readonly File[]) => {
    if (!archivo) return;
    const cual = await reparoDeContenido(archivo);
    setReparo(cual ? t(`foto.${cual}`, { nombre: archivo.name, peso: formatearTamano(archivo.size) }) : '');
    if (!cual) field.onChange(await comoDireccion(archivo));
  };
  const handleRestablecer = () => {
    setReparo('');
    field.onChange('');
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Avatar
        alt={t('foto.actual')}
        {...(foto && { src: foto })}
        role="img"
        aria-label={t('foto.actual')}
        sx={{ width: 120, height: 120, fontSize: '2.25rem', bgcolor: 'primary.soft', color: 'primary.onSoft' }}
      >
        {iniciales(nombre)}
      </Avatar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="tonal" onClick={() => caja.current?.click()}>
          {t('foto.subir')}
        </Button>
        <Button disabled={!foto && !reparo} onClick={handleRestablecer}>
          {t('foto.restablecer')}
        </Button>
        <CajaDeArchivo
          ref={caja}
          etiqueta={t('foto.archivo')}
          acepta={TIPOS_DE_FOTO}
          onArchivos={(archivos) => void handleArchivos(archivos)}
        />
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', textAlign: 'center' }}>{t('foto.ayuda')}</Box>
      {reparo && <Alert severity="error">{reparo}</Alert>}
    </Box>
  );
}

const comoDireccion = (archivo: File): Promise<string> =>
  new Promise((listo, falla) => {
    const lector = new FileReader();
    lector.onload = () => listo(String(lector.result));
    lector.onerror = () => falla(lector.error);
    lector.readAsDataURL(archivo);
  });
