import IconButton from '@mui/material/IconButton';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type Articulo, CodigoNuevo, cambiarCodigo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';

type Props = { readonly articulo: Articulo; readonly codigo: Articulo['codigos'][number] };

const esquema = CodigoNuevo.pick({ cantidadPorLectura: true });

/** How many units one scan of a code is, whoever gave it: it changes without taking the code away (ART-01). */
export function LecturaDeCodigo({ articulo, codigo }: Props) {
  const { t } = useTranslation('cruces');
  const [editando, setEditando] = useState(false);
  return (
    <>
      <IconButton size="small" aria-label={t('editar', { valor: codigo.valor })} onClick={() => setEditando(true)}>
        <IconPencil size={17} stroke={1.7} aria-hidden />
      </IconButton>
      {editando && <Panel articulo={articulo} codigo={codigo} onCerrar={() => setEditando(false)} />}
    </>
  );
}

function Panel({ articulo, codigo, onCerrar }: Props & { readonly onCerrar: () => void }) {
  const { t } = useTranslation(['cruces', 'articulos']);
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const cambiar = useComando(cambiarCodigo);
  // The version seen when it was opened: reading again meanwhile must not hide somebody else's change.
  const [version] = useState(articulo.version);
  return (
    <PanelLateral
      abierto
      titulo={t('editarTitulo')}
      subtitulo={`${articulo.codigo} · ${codigo.valor}`}
      onCerrar={cerrar}
    >
      <Formulario
        esquema={esquema}
        valores={{ cantidadPorLectura: codigo.cantidadPorLectura }}
        onCambios={onCambios}
        onCancelar={cerrar}
        onEnviar={(datos) =>
          cambiar
            .mutateAsync({ params: { id: articulo.id, codigoId: codigo.id }, body: { ...datos, version } })
            .then(() => datos)
        }
        onListo={({ cantidadPorLectura }) => {
          avisos.exito(t('editado', { valor: codigo.valor, cantidad: formatearCantidad(cantidadPorLectura) }));
          onCerrar();
        }}
      >
        <CampoDecimal
          name="cantidadPorLectura"
          label={t('articulos:campo.cantidadPorLectura')}
          ayuda={t('codigos.lecturaAyuda')}
          decimales={articulo.unidad.decimales}
          autoFocus
        />
      </Formulario>
    </PanelLateral>
  );
}
