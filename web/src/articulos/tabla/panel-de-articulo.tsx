import Box from '@mui/material/Box';
import { type Articulo, ArticuloNuevo, agregarPrecio, crearArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { CamposDelFormulario, useSoloPedidos, valoresDelFormulario } from '#articulos/campos/campos-del-formulario.tsx';
import {
  CampoDeIva,
  CampoDeMarca,
  CampoDeSubfamilia,
  CampoDeTipo,
  CampoDeUnidad,
} from '#articulos/campos-de-articulo.tsx';
import { CodigosDeBarras } from '#articulos/codigos-de-barras.tsx';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { useAceptarRepetido } from '#articulos/use-aceptar-repetido.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { simboloDe } from '#ui/formato/simbolo-de-moneda.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoCasilla, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';

type Props = {
  /** What was searched before asking for a new one: its code, most likely. */
  readonly buscado?: string | undefined;
  readonly onCerrar: () => void;
  readonly onGuardado?: (articulo: Articulo) => void;
};

/** The form of a new artículo, at the side of whatever was being done. Code and description are enough. */
export function PanelDeArticulo({ buscado = '', onCerrar, onGuardado }: Props) {
  const { t } = useTranslation('articulos');
  const { onCambios, cerrar } = useCierre(onCerrar);
  return (
    <PanelLateral abierto titulo={t('lista.nuevo')} ancho={560} onCerrar={cerrar}>
      <ArticuloForm
        buscado={buscado}
        onCambios={onCambios}
        onCancelar={cerrar}
        onGuardado={(articulo) => {
          onCambios(false);
          onCerrar();
          onGuardado?.(articulo);
        }}
      />
    </PanelLateral>
  );
}

function ArticuloForm(props: {
  readonly buscado: string;
  readonly onCambios: (hayCambios: boolean) => void;
  readonly onCancelar: () => void;
  readonly onGuardado: (articulo: Articulo) => void;
}) {
  const { t } = useTranslation(['articulos', 'cruces']);
  const avisos = useAvisos();
  const ponePrecio = usePuede()(agregarPrecio);
  const crear = useComando(crearArticulo);
  const aceptarRepetido = useAceptarRepetido();
  const soloPedidos = useSoloPedidos();
  const [lista] = useListasDePrecio();
  return (
    <Formulario
      esquema={esquema}
      valores={{ ...VACIO, codigo: props.buscado, ...(ponePrecio ? { precio: '' } : {}) } as never}
      onCambios={props.onCambios}
      onCancelar={props.onCancelar}
      rechazosEn={{ 'articulos.codigo_repetido': 'codigo' }}
      onEnviar={async ({ campos: dichos, ...datos }) => {
        const campos = await soloPedidos(datos.subfamiliaId, dichos);
        return aceptarRepetido((repetir) => crear.mutateAsync({ body: { ...datos, ...campos, ...repetir } }));
      }}
      onListo={(articulo) => {
        avisos.exito(t('formulario.creado', { codigo: articulo.codigo }));
        props.onGuardado(articulo);
      }}
    >
      <Campo name="codigo" label={t('campo.codigo')} ayuda={t('cruces:codigos.propioAyuda')} maximo={60} autoFocus />
      <Campo name="descripcion" label={t('campo.descripcion')} maximo={200} />
      <Box sx={enDos}>
        <CampoDeMarca />
        <CampoDeSubfamilia />
        <CampoDeTipo />
        <CampoDeUnidad />
        <CampoDeIva />
        {ponePrecio && (
          <CampoDecimal
            name="precio"
            label={lista ? t('campo.precioDe', { lista: lista.nombre }) : t('campo.precio')}
            ayuda={t(lista?.incluyeIva ? 'campo.precioConIva' : 'campo.precioNeto')}
            decimales={4}
            dinero
            prefijo={simboloDe(lista?.moneda)}
            opcional
          />
        )}
        <CampoSelect
          name="estado"
          label={t('campo.estado')}
          ayuda={t('campo.estadoAyuda')}
          opciones={(['ACTIVO', 'BORRADOR'] as const).map((estado) => ({
            valor: estado,
            texto: t(`estado.${estado}`),
          }))}
        />
        <CamposDelFormulario />
      </Box>
      <CodigosDeBarras />
      <CampoCasilla name="permiteNegativo" label={t('campo.permiteNegativo')} ayuda={t('campo.permiteNegativoAyuda')} />
      <Campo name="observaciones" label={t('campo.observaciones')} maximo={2000} multilinea opcional />
    </Formulario>
  );
}

const esquema = ArticuloNuevo.extend({ campos: valoresDelFormulario });

const VACIO = {
  descripcion: '',
  marcaId: '',
  subfamiliaId: '',
  unidadId: '',
  tipo: 'PRODUCTO',
  iva: '',
  estado: 'ACTIVO',
  codigos: [],
  campos: {},
  permiteNegativo: false,
  observaciones: '',
};

const enDos = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
