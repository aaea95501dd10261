import { type Articulo, agregarCodigo, CodigoNuevo, TIPOS_DE_CODIGO } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { ofrecerEquivalencia } from '#articulos/preguntar-cruce.tsx';
import { useAceptarRepetido, useUnir } from '#articulos/use-aceptar-repetido.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';

type Props = { readonly articulo: Articulo; readonly onCerrar: () => void };

/** One more code. One that is of another artículo already leads to it, or makes both equivalent (ART-25). */
export function PanelDeCodigo({ articulo, onCerrar }: Props) {
  const { t } = useTranslation(['articulos', 'cruces']);
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const agregar = useComando(agregarCodigo);
  const aceptarRepetido = useAceptarRepetido();
  const enVezDeEl = useEnVezDelCodigo(articulo);
  return (
    <PanelLateral abierto titulo={t('cruces:codigos.agregar')} subtitulo={articulo.codigo} onCerrar={cerrar}>
      <Formulario
        esquema={CodigoNuevo}
        valores={{ tipo: 'BARRAS', valor: '', cantidadPorLectura: '1' }}
        onCambios={onCambios}
        onCancelar={cerrar}
        rechazosEn={{ 'articulos.codigo_adicional_repetido': 'valor', 'articulos.codigo_repetido': 'valor' }}
        onEnviar={(datos) =>
          aceptarRepetido((aceptado) =>
            agregar.mutateAsync({
              params: { id: articulo.id },
              body: { ...datos, ...aceptado, version: articulo.version },
            }),
          ).then(() => t('cruces:codigos.agregado', { valor: datos.valor }), enVezDeEl)
        }
        onListo={(dicho) => {
          avisos.exito(dicho);
          onCerrar();
        }}
      >
        <CampoSelect
          name="tipo"
          label={t('cruces:codigos.tipo')}
          opciones={TIPOS_DE_CODIGO.map((tipo) => ({ valor: tipo, texto: t(`tipoDeCodigo.${tipo}`) }))}
        />
        <Campo name="valor" label={t('cruces:codigos.valor')} maximo={60} autoFocus />
        <CampoDecimal
          name="cantidadPorLectura"
          label={t('campo.cantidadPorLectura')}
          ayuda={t('cruces:codigos.lecturaAyuda')}
          decimales={articulo.unidad.decimales}
        />
      </Formulario>
    </PanelLateral>
  );
}

/** Two marcas with one OEM: the second cannot take it, but both can stand in for each other. Answers what was done. */
function useEnVezDelCodigo(articulo: Articulo) {
  const puede = usePuede();
  const confirmar = useConfirmar();
  const unir = useUnir();
  return async (error: unknown): Promise<string> => {
    const esRepetido = error instanceof PedidoRechazado && error.code === 'articulos.codigo_adicional_repetido';
    if (
      !esRepetido ||
      !puede(agregarCodigo) ||
      (error.data as { articulo: { id: string } }).articulo.id === articulo.id
    ) {
      throw error;
    }
    const hecho = await ofrecerEquivalencia(confirmar, unir, articulo, error);
    if (hecho === null) throw error;
    return hecho;
  };
}
