/** A warm key light from the upper left in front, a soft one all around, two sconces and a candle. */
export function Lights({ shadows }: { readonly shadows: boolean }) {
  return (
    <>
      <hemisphereLight args={['#fff1dc', '#5a4048', 1.9]} />
      <directionalLight
        color="#ffe4bd"
        intensity={2.6}
        position={[-190, 420, 470]}
        castShadow={shadows}
        shadow-mapSize={[1024, 1024]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.6}
        shadow-radius={4}
      >
        <orthographicCamera attach="shadow-camera" args={[-300, 300, 300, -300, 60, 1000]} />
      </directionalLight>
      {[-112, 112].map((x) => (
        <pointLight key={x} color="#ffb65c" intensity={11_000} distance={420} position={[x, 175, 24]} />
      ))}
      <pointLight color="#ffb65c" intensity={1100} distance={420} position={[-44, 118, 190]} />
    </>
  );
}
