import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectorDeArticulo } from '#articulos/selector-de-articulo.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { type Borrador, estaEn, type LineaEscrita, paraGuardar } from './borrador.ts';
import { CambioMientrasTanto } from './cambio-mientras-tanto.tsx';
import { LineasDelEditor } from './lineas-del-editor.tsx';
import { PanelDePlanilla } from './panel-de-planilla.tsx';
import { type Edicion, useEdicion } from './use-edicion.ts';

/** One that does not exist yet; `de` is what it is of, when that is known. */
export function EstructuraNueva({ de = null }: { readonly de?: Borrador['articulo'] }) {
  const edicion = useEdicion(null, de);
  return <EditorDeEstructura edicion={edicion} nueva={{ de }} />;
}

type Props = {
  readonly edicion: Edicion;
  readonly nueva?: { readonly de: Borrador['articulo'] };
};

/** A draft being written: the artículo, its components one after another, and a note. */
export function EditorDeEstructura({ edicion, nueva }: Props) {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const { borrador, cambiar: setBorrador, guardar, guardando, reparos, conflicto } = edicion;
  const [pegando, setPegando] = useState(false);
  const [veces, setVeces] = useState(0);
  const boton = useRef<HTMLButtonElement>(null);
  const cambiarLinea = (orden: number, cambio: Partial<LineaEscrita>) =>
    setBorrador((antes) => ({
      ...antes,
      lineas: antes.lineas.map((linea, i) => (i === orden ? { ...linea, ...cambio } : linea)),
    }));
  const agregar = (hallazgo: Hallazgo | null) => {
    if (!hallazgo) return;
    setVeces(veces + 1);
    if (estaEn(borrador, hallazgo.id)) avisos.info(t('editor.repetido', { codigo: hallazgo.codigo }));
    else setBorrador((antes) => ({ ...antes, lineas: [...antes.lineas, lineaNueva(hallazgo)] }));
  };
  return (
    <Tarjeta sinRelleno>
      {conflicto && <CambioMientrasTanto {...conflicto} onResuelto={() => boton.current?.focus()} />}
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 2.5 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {nueva && (
          <SelectorDeArticulo
            valor={borrador.articulo}
            label={t('editor.articulo')}
            ayuda={t('editor.articuloAyuda')}
            error={reparos.get(borrador.articulo)?.join(' ')}
            autoFocus={nueva.de === null}
            onCambio={(articulo) => setBorrador((antes) => ({ ...antes, articulo }))}
          />
        )}
        <TextField
          label={t('editor.nota')}
          value={borrador.nota}
          onChange={(evento) => setBorrador((antes) => ({ ...antes, nota: evento.target.value }))}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Box>
      <LineasDelEditor
        key={edicion.vuelta}
        lineas={borrador.lineas}
        reparos={reparos}
        onCambio={cambiarLinea}
        onQuitar={(orden) => setBorrador((antes) => ({ ...antes, lineas: antes.lineas.filter((_, i) => i !== orden) }))}
      />
      <Box sx={pie}>
        <Box sx={{ flex: '1 1 280px' }}>
          <SelectorDeArticulo
            // Ready for the next one, also when that one was there already.
            key={veces}
            valor={null}
            label={t('editor.agregar')}
            autoFocus={Boolean(nueva?.de) || veces > 0 || borrador.lineas.length > 0}
            onCambio={agregar}
          />
        </Box>
        <Button
          color="inherit"
          startIcon={<IconClipboardText size={18} stroke={1.7} aria-hidden />}
          onClick={() => setPegando(true)}
        >
          {t('editor.pegar')}
        </Button>
        <Button
          ref={boton}
          variant="contained"
          disabled={guardando || borrador.lineas.length === 0 || paraGuardar(borrador) === null || !borrador.articulo}
          onClick={() => void guardar()}
        >
          {t('accion.guardar')}
        </Button>
      </Box>
      {pegando && (
        <PanelDePlanilla
          articuloId={borrador.articulo?.id}
          onCerrar={() => setPegando(false)}
          onUsar={(leidas) =>
            setBorrador((antes) => ({
              ...antes,
              lineas: [...antes.lineas, ...leidas.filter(({ componenteId }) => !estaEn(antes, componenteId))],
            }))
          }
        />
      )}
    </Tarjeta>
  );
}

/** A code that was read whole stands for as many as one reading of it. */
const lineaNueva = (hallazgo: Hallazgo): LineaEscrita => ({
  componenteId: hallazgo.id,
  codigo: hallazgo.codigo,
  descripcion: hallazgo.descripcion,
  unidad: hallazgo.unidad,
  decimales: hallazgo.decimales,
  tipo: '',
  estado: '',
  cantidad: hallazgo.exacto ? hallazgo.cantidadPorLectura : '1',
  merma: '0',
  opcional: false,
  sustitutos: [],
});

const pie = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  p: { xs: 2, sm: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
