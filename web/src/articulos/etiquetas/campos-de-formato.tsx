import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import {
  guardarFormatoDeEtiqueta,
  listarFormatosDeEtiqueta,
  quitarFormatoDeEtiqueta,
} from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import {
  esNombreComun,
  FORMATOS_COMUNES,
  type FormatoDeEtiqueta,
  porHoja,
} from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { CajaDeEntero } from './caja-de-entero.tsx';
import { EditorDeFormato } from './editor-de-formato.tsx';

type Props = {
  /** One of one's own carries its id: the names of those sold everywhere were free once. */
  readonly formato: FormatoDeEtiqueta & { readonly id?: string };
  readonly desde: number;
  readonly onFormato: (formato: FormatoDeEtiqueta) => void;
  readonly onDesde: (desde: number) => void;
};

/** On which paper: one of those sold everywhere, or one that somebody measured; and where the first label goes. */
export function CamposDeFormato({ formato, desde, onFormato, onDesde }: Props) {
  const { t } = useTranslation('papel');
  const puede = usePuede();
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const propios = useQuery(consultaDe(listarFormatosDeEtiqueta, {})).data?.filas ?? [];
  const quitar = useComando(quitarFormatoDeEtiqueta);
  const guardar = useComando(guardarFormatoDeEtiqueta);
  // What saves a format, or takes it away, goes with it: whoever did goes on from the one that is chosen now.
  const cajaDeFormato = useRef<HTMLInputElement>(null);
  const [editando, setEditando] = useState(false);
  const propio = propios.find(({ id }) => id === formato.id);

  const handleQuitar = async () => {
    if (!propio) return;
    const { id, ...medidas } = propio;
    // None can be saved with that name any more: there would be no way back.
    const conVuelta = !esNombreComun(propio.nombre);
    const pregunta = {
      titulo: t('etiquetas.quitarTitulo', { nombre: propio.nombre }),
      texto: t('etiquetas.quitarTexto'),
      boton: t('etiquetas.quitar'),
      peligro: true,
    };
    if (!conVuelta && (await confirmar(pregunta)) === null) return;
    try {
      await quitar.mutateAsync({ params: { id } });
      const [primero] = FORMATOS_COMUNES;
      if (primero) onFormato(primero);
      cajaDeFormato.current?.focus();
      const deshacer = () => void guardar.mutateAsync({ body: medidas }).catch((error: unknown) => avisos.error(error));
      avisos.exito(
        t('etiquetas.quitado', { nombre: propio.nombre }),
        conVuelta ? { accion: { texto: t('etiquetas.deshacer'), onClick: deshacer } } : {},
      );
    } catch (error) {
      avisos.error(error);
    }
  };
  return (
    <Tarjeta titulo={t('etiquetas.papel')} densa>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          select
          size="small"
          inputRef={cajaDeFormato}
          label={t('etiquetas.formato')}
          value={propio?.id ?? formato.nombre}
          onChange={({ target }) => {
            const elegido =
              FORMATOS_COMUNES.find(({ nombre }) => nombre === target.value) ??
              propios.find(({ id }) => id === target.value);
            if (elegido) onFormato(elegido);
          }}
        >
          {FORMATOS_COMUNES.map(({ nombre }) => (
            <MenuItem key={nombre} value={nombre}>
              {nombre}
            </MenuItem>
          ))}
          {propios.length > 0 && <ListSubheader>{t('etiquetas.propios')}</ListSubheader>}
          {propios.map(({ id, nombre }) => (
            <MenuItem key={id} value={id}>
              {nombre}
            </MenuItem>
          ))}
        </TextField>
        {porHoja(formato) > 1 && (
          <CajaDeEntero
            etiqueta={t('etiquetas.desde')}
            ayuda={t('etiquetas.desdeAyuda')}
            valor={String(desde)}
            maximo={porHoja(formato)}
            onCambio={onDesde}
          />
        )}
        {puede(guardarFormatoDeEtiqueta) && !editando && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" onClick={() => setEditando(true)}>
              {t('etiquetas.nuevo')}
            </Button>
            {propio && (
              <Button size="small" color="error" disabled={quitar.isPending} onClick={() => void handleQuitar()}>
                {t('etiquetas.quitar')}
              </Button>
            )}
          </Box>
        )}
        {editando && (
          <EditorDeFormato
            formato={formato}
            onGuardado={(guardado) => {
              setEditando(false);
              onFormato(guardado);
              cajaDeFormato.current?.focus();
            }}
            onCancelar={() => setEditando(false)}
          />
        )}
      </Box>
    </Tarjeta>
  );
}
