/** Answers the parent process, which starts, measures and ends this server. */
export function answerParent(port, open) {
  process.on('message', (message) => {
    if (message === 'usage') process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
    else if (typeof message === 'object') void Promise.resolve(open(message.open)).then((opened) => process.send(opened));
    else process.exit(0);
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ port });
}
