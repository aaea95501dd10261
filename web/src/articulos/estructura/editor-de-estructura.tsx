import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  cambiarEstructura,
  crearEstructura,
  type Estructura,
  type Hallazgo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { SelectorDeArticulo } from '#articulos/selector-de-articulo.tsx';
import { useAvisos } from '#ui/avisos.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { useAvisoAlSalir } from '#ui/salida.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { type Borrador, borradorDe, estaEn, hayCambios, type LineaEscrita, paraGuardar } from './borrador.ts';
import { LineasDelEditor } from './lineas-del-editor.tsx';
import { PanelDePlanilla } from './panel-de-planilla.tsx';

type Props = {
  readonly estructura: Estructura | null;
  /** Of a new one, what it is of, when that is known. */
  readonly de?: Borrador['articulo'];
};

/** A draft being written: the artículo, its components one after another, and a note. */
export function EditorDeEstructura({ estructura, de = null }: Props) {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const [inicial, setInicial] = useState(() => borradorDe(estructura, de));
  const [borrador, setBorrador] = useState(inicial);
  const [pegando, setPegando] = useState(false);
  const { guardar, guardando, reparos } = useGuardar(estructura, borrador, setInicial);
  useAvisoAlSalir(hayCambios(inicial, borrador) && !guardando);
  const cambiarLinea = (orden: number, cambio: Partial<LineaEscrita>) =>
    setBorrador((antes) => ({
      ...antes,
      lineas: antes.lineas.map((linea, i) => (i === orden ? { ...linea, ...cambio } : linea)),
    }));
  const agregar = (hallazgo: Hallazgo | null) => {
    if (!hallazgo) return;
    if (estaEn(borrador, hallazgo.id)) avisos.info(t('editor.repetido', { codigo: hallazgo.codigo }));
    else setBorrador((antes) => ({ ...antes, lineas: [...antes.lineas, lineaNueva(hallazgo)] }));
  };
  return (
    <Tarjeta sinRelleno>
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 2.5 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {estructura === null && (
          <SelectorDeArticulo
            valor={borrador.articulo}
            label={t('editor.articulo')}
            ayuda={t('editor.articuloAyuda')}
            error={reparos.get('articuloId')}
            autoFocus={de === null}
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
        lineas={borrador.lineas}
        reparos={reparos}
        onCambio={cambiarLinea}
        onQuitar={(orden) => setBorrador((antes) => ({ ...antes, lineas: antes.lineas.filter((_, i) => i !== orden) }))}
      />
      <Box sx={pie}>
        <Box sx={{ flex: '1 1 280px' }}>
          <SelectorDeArticulo
            key={borrador.lineas.length}
            valor={null}
            label={t('editor.agregar')}
            autoFocus={de !== null || borrador.lineas.length > 0}
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

const lineaNueva = ({ id, codigo, descripcion }: Hallazgo): LineaEscrita => ({
  componenteId: id,
  codigo,
  descripcion,
  unidad: '',
  decimales: 3,
  tipo: '',
  estado: '',
  cantidad: '1',
  merma: '0',
  opcional: false,
  sustitutos: [],
});

/** Where something is wrong, by the path the server says it with. */
export type Reparos = ReadonlyMap<string, string>;

function useGuardar(estructura: Estructura | null, borrador: Borrador, onGuardado: (borrador: Borrador) => void) {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const navigate = useNavigate();
  const crear = useComando(crearEstructura);
  const cambiar = useComando(cambiarEstructura);
  const [reparos, setReparos] = useState<Reparos>(new Map());
  const guardar = async () => {
    const lineas = paraGuardar(borrador);
    if (lineas === null || borrador.articulo === null) return;
    setReparos(new Map());
    try {
      const { nota } = borrador;
      const guardada = await (estructura
        ? cambiar.mutateAsync({ params: { id: estructura.id }, body: { version: estructura.version, nota, lineas } })
        : crear.mutateAsync({ body: { articuloId: borrador.articulo.id, nota, lineas } }));
      onGuardado(borrador);
      avisos.exito(t(estructura ? 'hecho.guardada' : 'hecho.creada', { numero: guardada.numero }));
      if (estructura) return;
      void navigate({
        to: '/articulos/estructura/$id',
        params: { id: guardada.id },
        replace: true,
        ignoreBlocker: true,
      } as never);
    } catch (error) {
      if (error instanceof PedidoRechazado && error.issues.length > 0) {
        setReparos(new Map(error.issues.map(({ path, message }) => [path.join('.'), message])));
      } else avisos.error(mensajeDeError(error));
    }
  };
  return { guardar, reparos, guardando: crear.isPending || cambiar.isPending };
}

const pie = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  p: { xs: 2, sm: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
